/** Repeats an assertion until it holds; rejects with its last error when it does not within the limit. */
export async function eventually(assertion: () => Promise<void> | void, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
