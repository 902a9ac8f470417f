import { releaseId, type Release } from '@shared/contract';

/**
 * The page of a remote's own origin: its standalone stage, from the live release. In English, as the bar is;
 * the frame inside it takes the language that is asked for. Its address is no page of the site.
 */
export function stageDocument(release: Release): string {
  const files = Object.keys(release.integrity);
  const scriptOf = (name: string) =>
    files.find((file) => file.startsWith(`browser/${name}.`) && file.endsWith('.js'));
  // The runtime first; a development build carries its own.
  const scripts = [scriptOf('federation-runtime'), scriptOf('standalone') ?? 'browser/standalone.js'].flatMap(
    (file) => {
      if (!file) return [];
      const hash = release.integrity[file];
      return `<script defer src="/${release.folder}${file}"${hash ? ` integrity="${hash}"` : ''}></script>`;
    },
  );
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${release.name} ${release.version}</title>
<link rel="icon" href="data:,">
${scripts.join('\n')}
</head>
<body><div id="stage" data-remote="${release.name}" data-release="${releaseId(release)}"></div></body>
</html>
`;
}
