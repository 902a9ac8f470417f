import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'tools';

export interface Certificate {
  file: string;
  key: string;
  /**
   * SHA-256 of its public key. A browser that is told to trust this key keeps what it has loaded; one that only
   * overlooks the error caches nothing, and no second visit would be warm.
   */
  publicKeyHash: string;
}

/** The certificate for localhost that the gateway's containers make too. */
export function makeCertificate(folder: string): Certificate {
  execFileSync(path.join(root, 'deploy/nginx/self-signed-certificate.sh'), [folder]);
  const file = path.join(folder, 'certificate.pem');
  const publicKey = new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' });
  return {
    file,
    key: path.join(folder, 'key.pem'),
    publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
  };
}
