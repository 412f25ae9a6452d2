import { z } from 'zod'
import { anyone, endpoint } from '../endpoint.ts'
import { day, id } from '../fields.ts'

export const getDeparture = endpoint({
  method: 'GET',
  path: '/departures/:id',
  summary: 'Name and dates of a course that can be joined, for the page of registration',
  access: anyone,
  params: z.object({ id }),
  reply: z.object({ name: z.string(), startDate: day, endDate: day }),
})
