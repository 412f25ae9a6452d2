import { roles, type Role } from '@sohbet/domain/account/role'
import type { z } from 'zod'

/**
 * The roles that may make a call. `own` names the record that must belong to the caller, except for the roles in
 * `any`. The handler enforces it: another user's record answers 404.
 */
type Access = Public | Restricted
/** `known`: the server looks up a signed-in caller, but does not refuse an invalid token. */
export type Public = { who: 'anyone'; known?: true }
export type Restricted = { who: readonly Role[]; own?: string; any?: readonly Role[] }

export const anyone: Public = { who: 'anyone' }
export const signInOptional: Public = { who: 'anyone', known: true }
export const signedIn: Restricted = { who: roles }
export const only = (...who: Role[]): Restricted => ({ who })
export const own = (
  record: string,
  { who = roles, any = [] }: { who?: readonly Role[]; any?: readonly Role[] } = {},
): Restricted => ({ who, own: record, any })
/** For `own`: coaches make the call for their own records, admins for all. */
export const staff = { who: ['admin', 'coach'], any: ['admin'] } as const

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Schema = z.ZodType | undefined

/**
 * One definition per call: the server binds it, the browser calls it, the API documentation is generated from it.
 */
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
  /** HTTP status of success, 200 by default; of several, the reply's `responseCode` decides. */
  status?: number | readonly [number, ...number[]]
  /** Calls per minute from one client address; the general limit applies by default. */
  limitPerMinute?: number
  params?: Params
  query?: Query
  body?: Body
  /**
   * The body is a form with one file of at most `maxBytes`; by default it is JSON. `perHour` limits the uploads
   * of one user, accepted or not.
   */
  upload?: { maxBytes: number; perHour?: number }
  /** The body is passed unparsed together with the headers: `{ payload, headers }`. */
  raw?: true
  reply: Answer
  /** The URL itself is the secret: the reply is private, although any caller may make the call. */
  secret?: true
  /** The reply is a stream of server-sent events of this shape that ends with the session. */
  events?: true
  /** The reply is a file of this type; by default it is JSON. */
  binary?: string
  /** The browser saves the file instead of opening it, unless it is a picture. */
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
/** A part that may be undefined may be left out. */
type Part<Key extends string, S> = S extends z.ZodType
  ? undefined extends z.input<S>
    ? Partial<Record<Key, z.input<S>>>
    : Record<Key, z.input<S>>
  : unknown

/** The caller's input: only the parts that the call has. */
export type Input<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never

/** The handler's input after parsing. */
export type Parsed<E extends Endpoint> =
  E extends Endpoint<infer Params, infer Query, infer Body>
    ? { params: Out<Params>; query: Out<Query>; body: Out<Body> }
    : never

/** The reply of a call. */
export type Reply<E extends Endpoint> = z.output<E['reply']>
