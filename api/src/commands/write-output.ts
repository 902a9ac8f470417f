import { writeFile } from 'node:fs/promises';

/** Prints what a command gives out, or writes it into a file; `mode` as the file's rights. */
export async function writeOutput(
  content: string | Uint8Array,
  output: string | undefined,
  mode = 0o644,
): Promise<void> {
  if (output === undefined) {
    await new Promise<void>((resolve, reject) => {
      process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  await writeFile(output, content, { mode });
  console.log(`${output}: written`);
}
