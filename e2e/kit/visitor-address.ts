let visitors = 0;

/** Each visitor comes from an address of their own, as behind a gateway: the API's allowances are per address. */
export function nextVisitorAddress(): string {
  visitors += 1;
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  return `10.${worker % 256}.${Math.floor(visitors / 250) % 256}.${(visitors % 250) + 1}`;
}
