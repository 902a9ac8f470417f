let senders = 0;

/** Each message has a sender of its own, whichever worker sends it: the API takes so many of one a day. */
export function nextSender(): { email: string; phone: string } {
  senders += 1;
  const number = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * 1000 + senders;
  return {
    email: `visitor-${number}@example.com`,
    phone: `0512${String(number).padStart(6, '0')}`,
  };
}
