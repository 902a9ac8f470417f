import { parseSync, Visitor } from 'oxc-parser';

/**
 * What a source file imports, as it is written there: types included, statically, lazily, by `require`, or named in a
 * type (`import('./x.ts').X`).
 * @param file its name, whose ending says which language it is in
 */
export function requestsOf(file: string, text: string): string[] {
  const requests: string[] = [];
  const note = (source: { type: string; value?: unknown } | null | undefined) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') requests.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    TSExternalModuleReference: ({ expression }) => note(expression),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  }).visit(parseSync(file, text).program);
  return requests;
}
