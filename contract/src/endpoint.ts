import { roles, type Role } from '@sohbet/domain/account/role'
import type { z } from 'zod'

/**
 * Who may make a call. `own` names the record that must be the caller's own: someone else's answers 404,
 * except to the roles in `any`, who may name every record.
 */
type Access = Public | Restricted
/** `known`: who calls is looked up when they are signed in; a token that no longer counts is no refusal. */
export type Public = { who: 'anyone'; known?: true }
export type Restricted = { who: readonly Role[]; own?: string; any?: readonly Role[] }

export const anyone: Public = { who: 'anyone' }
export const anyoneKnown: Public = { who: 'anyone', known: true }
export const signedIn: Restricted = { who: roles }
export const only = (...who: Role[]): Restricted => ({ who })
export const own = (
  record: string,
  { who = roles, any = [] }: { who?: readonly Role[]; any?: readonly Role[] } = {},
): Restricted => ({ who, own: record, any })

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodType | undefined

/** One definition of a call: the server binds it, the browser calls it, the API documentation is made of it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends z.ZodType = z.ZodType,
  Rule extends Access = Access,
> = {
  method: Method
  /** Under /api; parameters as in `/users/:id`. */
  path: `/${string}`
  summary: string
  access: Rule
  /** The HTTP status of success, 200 where absent; of several, the reply's `responseCode` says which. */
  status?: number | readonly [number, ...number[]]
  /** Calls a client address may make in a minute; the general limit applies where this is absent. */
  limitPerMinute?: number
  params?: Params
  query?: Query
  body?: Body
  /**
   * The body is a form with one file of at most so many bytes; absent, it is JSON. A person may send so many in an hour,
   * accepted or not.
   */
  upload?: { maxBytes: number; perHour?: number }
  /** The body is taken as it came, with the header that signs it: `{ payload, signature }`. */
  raw?: { signatureHeader: string }
  reply: Answer
  /** The address itself is the key: what is sent is for nobody else, though anyone may call. */
  secret?: true
  /** The reply is a stream of server-sent events, each of this shape, that ends with the session. */
  events?: true
  /** The reply is a file of this type; absent, it is JSON. */
  binary?: string
  /** The file is kept by the browser, under its own name, unless it is a picture; absent, it is opened. */
  saved?: true
}

export const endpoint = <
  Answer extends z.ZodType,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Rule extends Access = Access,
>(
  definition: Endpoint<Params, Query, Body, Answer, Rule>,
): Endpoint<Params, Query, Body, Answer, Rule> => definition

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<Key extends string, S> = S extends z.ZodType ? Record<Key, z.input<S>> : unknown

/** What a caller hands over: only the parts that the call has. */
export type Input<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never

/** What the handler sees after parsing. */
export type Parsed<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? { params: Out<Params>; query: Out<Query>; body: Out<Body> }
    : never

/** What the call answers. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
