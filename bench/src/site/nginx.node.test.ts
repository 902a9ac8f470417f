import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';
import { gatewaySite, nginxFaults, remoteSite, writeNginxFolder } from './nginx.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nginx takes several of the site’s gateways and origins of remotes as one configuration', () => {
  const certificate = makeCertificate(folder);
  const sites = (['site', 'fallback'] as const).map((name, index) =>
    gatewaySite(
      name,
      { http: 46_001 + index, https: 46_011 + index, documentServer: 46_021 + index },
      certificate,
      path.join(folder, name),
    ),
  );
  writeNginxFolder(path.join(folder, 'nginx'), [...sites, remoteSite(46_031, folder)]);
  expect(nginxFaults(path.join(folder, 'nginx'))).toBe('');
});
