import type { Language } from '@shared/contract';

export interface StageToolbarOptions {
  name: string;
  release: string;
  paths: readonly string[];
  languages: readonly Language[];
  language: Language;
  onLanguage(language: Language): Promise<void>;
}

export interface StageToolbar {
  /** Adds a line to the log of what the remote tells its host. */
  log(line: string): void;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
};

const MOST_LINES = 50;

/** The bar above a remote on its stage: release, pages, language, and what the remote says to its host. */
export function createStageToolbar(root: HTMLElement, options: StageToolbarOptions): StageToolbar {
  const { name, release, paths, languages, language, onLanguage } = options;
  const choose = element('select', { ariaLabel: 'Language' });
  choose.append(
    ...languages.map((each) => element('option', { value: each, selected: each === language }, each)),
  );
  choose.addEventListener('change', () => void onLanguage(choose.value as Language));
  const links = paths.map((path) => element('a', { href: path }, path));
  const lines = element('ol');
  const bar = element(
    'div',
    { className: 'stage-toolbar', dir: 'ltr', lang: 'en' },
    element('strong', {}, name),
    element('code', {}, release),
    element('nav', { ariaLabel: 'Pages of this remote' }, ...links),
    choose,
    element('details', {}, element('summary', {}, 'Messages to the host'), lines),
  );
  root.prepend(bar);
  return {
    log(line) {
      lines.append(element('li', {}, line));
      if (lines.childElementCount > MOST_LINES) lines.firstElementChild?.remove();
    },
  };
}
