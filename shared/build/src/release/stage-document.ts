import type { Release } from '@shared/contract';

/**
 * The page of a remote's own origin: its standalone stage, from the live release. In English, as the bar is;
 * the frame inside it takes the language that is asked for. Its address is no page of the site.
 */
export function stageDocument(release: Release): string {
  const built = Object.keys(release.integrity).find((file) => /^browser\/standalone\.\w+\.js$/.test(file));
  const entry = built ?? 'browser/standalone.js';
  const integrity = built ? ` integrity="${release.integrity[built]}"` : '';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${release.name} ${release.version}</title>
<link rel="icon" href="data:,">
<script defer src="/${release.folder}${entry}"${integrity}></script>
</head>
<body><div id="stage" data-remote="${release.name}" data-release="${release.folder.split('/')[1]}"></div></body>
</html>
`;
}
