import type { FastifyServerOptions } from 'fastify';

/** Of one line of the log, in characters. */
const MOST_CHARACTERS = 500;

/** The same text with none of its lines longer than 500 characters: an address that somebody has made up may have 16,000. */
export const boundedLines = (text: string): string =>
  text.replaceAll(/[^\n]+/g, (line) =>
    line.length > MOST_CHARACTERS
      ? `${line.slice(0, MOST_CHARACTERS)}… (${line.length - MOST_CHARACTERS} more)`
      : line,
  );

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Has Fastify's own log, whose lines are JSON, write bounded addresses and messages. */
export const boundedLogger = {
  serializers: {
    req: ({ method, url }) => ({ method, url: boundedLines(url) }),
    err: ({ name, message, stack = '', code }) => ({
      type: name,
      message: boundedLines(message),
      stack: boundedLines(stack),
      code,
    }),
  },
  hooks: {
    // An error's message becomes the line's own, as it is, where no other is given.
    logMethod(given, write) {
      const [first, message = messageIn(first)] = given as unknown[];
      if (typeof first === 'string') write.call(this, boundedLines(first));
      else write.call(this, first as object, boundedLines(String(message)));
    },
  },
} satisfies LoggerOptions;

function messageIn(logged: unknown): string {
  const error: unknown = logged instanceof Error ? logged : Object(logged).err;
  return error instanceof Error ? error.message : '';
}
