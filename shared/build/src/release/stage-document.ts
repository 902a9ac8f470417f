import type { Release } from '@shared/contract';
import type { RemotePackage } from '../package-folder.ts';

/** The page of a remote's own origin: its standalone stage, from the live release. */
export function stageDocument(remote: RemotePackage, release: Release): string {
  const built = Object.keys(release.integrity).find((file) => /^browser\/standalone\.\w+\.js$/.test(file));
  const entry = built ?? 'browser/standalone.js';
  const integrity = built ? ` integrity="${release.integrity[built]}"` : '';
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${remote.name} ${release.version}</title>
<link rel="icon" href="data:,">
<script defer src="/${release.folder}${entry}"${integrity}></script>
</head>
<body><div id="stage" data-remote="${remote.name}" data-release="${release.folder.split('/')[1]}"></div></body>
</html>
`;
}
