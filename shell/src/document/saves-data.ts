/** Whether the visitor has asked for less to be sent; where the browser does not tell, no. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
