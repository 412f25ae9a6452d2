import type { Endpoint } from '@sohbet/contract/endpoint'
import { endpoints } from '@sohbet/contract/endpoints'
import { errorReply } from '@sohbet/contract/error-reply'

/** The name of a call is unique without its feature: clients name their functions after it. */
const operationIds = new Map(
  [...endpoints].map(([name, endpoint]) => [endpoint, name.slice(name.indexOf('.') + 1)]),
)

export const tagOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[1] ?? ''

export const statusesOf = ({ status = 200 }: Endpoint): readonly number[] =>
  typeof status === 'number' ? [status] : status

/** The schemas for parsing and for the API documentation. */
export function schemaOf(endpoint: Endpoint) {
  const { params, query, body, reply, summary, upload, binary, events } = endpoint
  const operationId = operationIds.get(endpoint)
  const type = events ? 'text/event-stream' : binary
  const success = type ? { content: { [type]: { schema: reply } } } : reply
  return {
    summary,
    description: audienceOf(endpoint),
    ...(operationId && { operationId }),
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(upload && { consumes: ['multipart/form-data'] }),
    response: {
      ...Object.fromEntries(statusesOf(endpoint).map((code) => [code, success])),
      '4xx': errorReply,
      '5xx': errorReply,
    },
  }
}

/** An empty requirement means that the call also works without a token. */
function securityOf({ access }: Endpoint) {
  const token = { bearer: [] }
  if (access.who !== 'anyone') return [token]
  return access.known ? [{}, token] : []
}

/** Who may call, for people. */
function audienceOf({ access }: Endpoint): string {
  if (access.who === 'anyone')
    return access.known ? 'Anyone may call. A token shows more.' : 'Anyone may call.'
  const { who, own, any = [] } = access
  const all = any.length > 0 ? ` The role ${any.join(', ')} reaches those of others.` : ''
  return `For the role ${who.join(', ')}.${own ? ` Only your own: ${own}.${all}` : ''}`
}
