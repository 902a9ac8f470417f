interface Logged {
  [field: string]: unknown;
  type: string;
  message: string;
  /** SQLSTATE and the like. */
  code?: unknown;
  stack: string;
  cause?: Logged;
}

/**
 * What the log has of an error. Not all that it carries: a database tells in `detail` the row that it refused, and that is what
 * a visitor wrote.
 */
export function failureInLog(error: unknown): Logged {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack ?? '',
    ...(error.cause !== undefined && { cause: failureInLog(error.cause) }),
  };
}
