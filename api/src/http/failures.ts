import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { FieldFault } from '../schemas/answer.ts';

/** A request that the schema accepts and the rules refuse. */
export class ValidationError extends Error {
  readonly fields: Readonly<Record<string, FieldFault>>;

  constructor(fields: Readonly<Record<string, FieldFault>>) {
    super('The request is not valid.');
    this.fields = fields;
  }
}

/** An answer other than 200 or 201 that a route chooses. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
    this.code = code;
  }
}

const CODES: Readonly<Record<number, string>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

function faultOf({ keyword, params }: FastifySchemaValidationError): FieldFault {
  switch (keyword) {
    case 'required':
      return 'required';
    case 'minLength':
      return params['limit'] === 1 ? 'required' : 'min_length';
    case 'x-min-characters':
      return 'min_length';
    case 'maxLength':
    case 'x-max-characters':
      return 'max_length';
    case 'pattern':
      return params['pattern'] === '\\S' ? 'required' : 'pattern';
    case 'enum':
      return 'one_of';
    case 'type':
      return 'type';
    case 'additionalProperties':
      return 'unknown';
    default:
      return 'pattern';
  }
}

/** One fault a field; that it is missing outweighs what else is wrong with it. */
function fieldsOf(errors: readonly FastifySchemaValidationError[]): Record<string, FieldFault> {
  const fields: Record<string, FieldFault> = {};
  for (const error of errors) {
    const named = error.params['missingProperty'] ?? error.params['additionalProperty'];
    const field = typeof named === 'string' ? named : error.instancePath.slice(1);
    if (field === '') continue;
    const fault = faultOf(error);
    if (fields[field] === undefined || fault === 'required') fields[field] = fault;
  }
  return fields;
}

interface RaisedError {
  statusCode?: number;
  code?: string;
  message?: string;
  validation?: FastifySchemaValidationError[];
}

/** Answers an address that is no address, which meets no route and none of its hooks; what it was is not told back. */
export function answerNoAddress({ statusCode }: { statusCode?: number }, reply: FastifyReply): void {
  // Of an id that is longer than any is, there is nothing.
  const status = statusCode === 414 ? 404 : 400;
  void reply
    .code(status)
    .header('x-content-type-options', 'nosniff')
    .send({ error: { code: CODES[status], message: 'There is nothing at this address.' } });
}

/** Gives every failure one shape; what went wrong inside is logged and never told. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((raised, request, reply) => {
    const error = raised as RaisedError;
    const validation =
      raised instanceof ValidationError ? raised.fields : error.validation && fieldsOf(error.validation);
    if (validation) {
      return reply
        .code(400)
        .send({ error: { code: 'validation', message: 'The request is not valid.', fields: validation } });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error(raised);
      return reply.code(status).send({
        error: { code: CODES[status] ?? 'internal', message: 'Something went wrong on the server.' },
      });
    }
    const code =
      raised instanceof HttpError
        ? raised.code
        : error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
          ? 'malformed_json'
          : (CODES[status] ?? 'bad_request');
    return reply.code(status).send({ error: { code, message: error.message ?? '' } });
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not_found', message: 'There is nothing at this address.' } }),
  );
}
