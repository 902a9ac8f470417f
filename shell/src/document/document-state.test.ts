import { readDocumentState, readRegistry } from './document-state.ts';
import { requireElement } from './require-element.ts';

const write = (id: string, text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${id}">${text}</script>`;
};

describe('what the document server has written', () => {
  it('is read from the document', () => {
    write('registry', '{ "contract": 1, "remotes": {} }');
    expect(readRegistry()).toEqual({ contract: 1, remotes: {} });
    write('document-state', '{ "url": "/", "language": "ar" }');
    expect(readDocumentState()).toEqual({ url: '/', language: 'ar' });
  });

  it.each(['registry', 'document-state'])('fails by its name where #%s is missing or empty', (id) => {
    const read = id === 'registry' ? readRegistry : readDocumentState;
    document.body.replaceChildren();
    expect(read).toThrow(`the document has no #${id}`);
    write(id, '');
    expect(read).toThrow(`the document has no #${id}`);
  });

  it('has the places that the shell stands in', () => {
    document.body.innerHTML = '<main id="outlet"></main>';
    expect(requireElement('outlet').tagName).toBe('MAIN');
    expect(() => requireElement('header')).toThrow('the document has no #header');
  });
});
