import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager, version } from 'styled-components';
import { collectedRules } from './collected-rules.ts';
import { createStyleSheet } from './known-rules.ts';
import { renderToHtml } from './render-to-html.ts';

/** What this folder relies on without a promise of styled-components: after an upgrade, the sentence says what to do. */
function relyOn(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`styled-components ${version} ${otherwise}`);
}

const Box = styled.div`
  color: rebeccapurple;
`;

/** Renders with a plugin that counts the rules which are compiled. */
function createCountedRendering() {
  let compiled = 0;
  const counting = () => void (compiled += 1);
  const tree = (
    <StyleSheetManager stylisPlugins={[counting]}>
      <Box />
    </StyleSheetManager>
  );
  return (sheet: ServerStyleSheet) => {
    compiled = 0;
    renderToString(sheet.collectStyles(tree));
    const css = collectedRules(sheet);
    sheet.seal();
    return { compiled, css };
  };
}

describe('after an upgrade of styled-components', () => {
  it('known-rules.ts is still asked for rules before they are compiled, and still needed', () => {
    const render = createCountedRendering();
    const first = render(createStyleSheet().sheet);
    const again = render(createStyleSheet().sheet);
    const withoutMemory = render(new ServerStyleSheet());
    relyOn(
      first.compiled > 0,
      'calls stylis plugins in another way: this test counts nothing and has to be written anew.',
    );
    relyOn(
      again.compiled === 0,
      'no longer asks ServerStyleSheet.instance.hasNameForId before it compiles: known-rules.ts saves nothing. ' +
        'Find where it asks now, or delete known-rules.ts and measure what rendering a page of cards costs.',
    );
    relyOn(
      again.css === first.css,
      'collects other styles when its rules are already known: known-rules.ts makes pages wrong. Delete it.',
    );
    relyOn(
      withoutMemory.compiled > 0,
      'keeps compiled rules by itself: known-rules.ts is not needed any more. Delete it.',
    );
  });

  it('render-to-html.ts still finds the collected rules, marked as the document server reads them', async () => {
    const { css } = await renderToHtml(<Box />, 'test-');
    relyOn(
      css.includes('rebeccapurple'),
      'gives getStyleElement() in another shape: collected-rules.ts finds none, and pages come unstyled.',
    );
    relyOn(
      /^\.[\w-]+\{color:rebeccapurple;?\}\/\*!sc\*\/\ndata-styled\.g\d+\[id="[^"]+"\]\{content:"[\w-]+,"\}\/\*!sc\*\/\n$/.test(
        css,
      ),
      `marks its rules in another way: "${css}". merged-styles.ts of the document server has to know it, or the browser ` +
        'compiles every rule of a first view once more.',
    );
  });
});
