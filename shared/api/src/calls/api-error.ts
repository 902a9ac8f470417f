import type { HttpFailure } from '@shared/contract';

const describe = (failure: HttpFailure) =>
  failure.kind === 'status' ? `status ${failure.status}` : failure.kind;

/** A call of the API that brought no usable answer, in the form in which query libraries hold failures. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: HttpFailure;

  /** `call` is method and path, for the log. */
  constructor(call: string, failure: HttpFailure) {
    super(`${call}: ${describe(failure)}`);
    this.failure = failure;
  }

  /** The API knows no such thing: status 404, or an answer without content. */
  get isNotFound(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 404;
  }

  /** The slot was taken in between: status 409. */
  get isConflict(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 409;
  }

  /** What was sent is not valid: status 400. */
  get isRefused(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 400;
  }

  /** The reference API's word for why it refused, such as `limited_phone`; undefined where an API has none. */
  get code(): string | undefined {
    return this.failure.kind === 'status' ? this.failure.code : undefined;
  }

  /** Why it refused fields of a form, by their names; none where an API does not say. */
  get fields(): Readonly<Record<string, string>> {
    return (this.failure.kind === 'status' && this.failure.fields) || {};
  }

  /** The key of the attempt stands for other values: sent again, it would be refused for ever. Status 422. */
  get isSpentAttempt(): boolean {
    return this.failure.kind === 'status' && this.failure.status === 422;
  }
}
