import {
  DOCUMENT_STATE_ELEMENT_ID,
  REGISTRY_ELEMENT_ID,
  type DocumentState,
  type RegistrySnapshot,
} from '@shared/contract';

/** Reads a JSON script element of the document; throws when the document server left it out. */
function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`the document has no #${id}`);
  return JSON.parse(text);
}

export const readRegistry = () => readJson(REGISTRY_ELEMENT_ID) as RegistrySnapshot;
export const readDocumentState = () => readJson(DOCUMENT_STATE_ELEMENT_ID) as DocumentState;
