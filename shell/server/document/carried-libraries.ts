import { readFile } from 'node:fs/promises';
import { parseCookie } from 'cookie';
import {
  CARRIED_FILE,
  LIBRARIES_COOKIE,
  LIBRARIES_KEPT,
  SOURCE_NAME,
} from '../../src/offline/carried-libraries.ts';
import { escapeHtml } from './escape.ts';
import { endOfStream, type StreamEnd } from './joined-brotli.ts';

/**
 * The libraries as the end of a document, for who has nothing of the site yet: they come on the way that the document has opened, while the
 * line would wait for the first script that it names. Who has them asks for the file.
 */
export interface CarriedLibraries extends StreamEnd {
  /** Address of the file that they are. */
  file: string;
  /** What stands in the script element, for the policy. */
  script: string;
}

/** How every document ends. */
export const DOCUMENT_END = '</body>\n</html>\n';

/** What in a script would end the element that it stands in, or be read as something else (HTML, 4.12.1.3 and 13.2.3.5). */
const NOT_INLINE = /<\/script|<!--|<script|[\r\0]/i;

/**
 * @param file their address
 * @param place where the file lies
 * @param siteUrl without a trailing slash, by which errors name it
 * @returns undefined where its text cannot stand in a document: then it is asked for
 */
export async function carryLibraries(
  file: string,
  place: string,
  siteUrl: string,
): Promise<CarriedLibraries | undefined> {
  const text = await readFile(place, 'utf8');
  if (NOT_INLINE.test(text)) return undefined;
  const script = `${text}${SOURCE_NAME}${siteUrl}${file}`;
  const html = `<script ${CARRIED_FILE}="${escapeHtml(file)}">${script}</script>\n${DOCUMENT_END}`;
  return { file, script, ...(await endOfStream(html)) };
}

/** Whether a visitor with these cookies has the libraries. */
export const hasLibraries = (cookies = ''): boolean =>
  parseCookie(cookies)[LIBRARIES_COOKIE] === LIBRARIES_KEPT;
