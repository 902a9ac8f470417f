import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from 'tools';
import { nginxFiles, startGatewayScript, type RunningNginx } from './run-nginx.ts';

export const SITE_URL = 'https://site.example';

export interface Gateway {
  http: string;
  https: string;
  /** Of its self-signed certificate. */
  ca: Buffer;
  nginx: RunningNginx;
}

/**
 * The gateway on loopback ports, before a document server on `documentPort`; `folder` holds its certificate.
 * @param settings of `start-gateway.sh` that are not as it has them by default
 */
export async function startGateway(
  documentPort: number,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Gateway> {
  const [httpPort = 0, httpsPort = 0] = await freePorts(2);
  execFileSync(path.join(nginxFiles, 'self-signed-certificate.sh'), [folder]);
  const certificate = path.join(folder, 'certificate.pem');
  const nginx = await startGatewayScript(
    {
      HTTP_LISTEN: `127.0.0.1:${httpPort}`,
      HTTPS_LISTEN: `127.0.0.1:${httpsPort}`,
      SITE_URL,
      DOCUMENT_SERVER: `127.0.0.1:${documentPort}`,
      TLS_CERTIFICATE: certificate,
      TLS_CERTIFICATE_KEY: path.join(folder, 'key.pem'),
      ...settings,
    },
    settings['TLS'] === 'off' ? httpPort : httpsPort,
  );
  return {
    http: `http://127.0.0.1:${httpPort}`,
    https: `https://127.0.0.1:${httpsPort}`,
    ca: readFileSync(certificate),
    nginx,
  };
}
