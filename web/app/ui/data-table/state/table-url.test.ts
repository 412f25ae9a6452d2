import fc from 'fast-check'
import { limits } from '@sohbet/contract/fields'
import { describe, expect, it } from 'vitest'
import { readView, requestOf, writeView } from './table-url.ts'

const fields = { sortable: ['name', 'age'], searchable: ['name'] }
const read = (query: string, table?: string) => readView(new URLSearchParams(query), fields, table)
const defaults = {
  pageIndex: 0,
  pageSize: 10,
  sort: undefined,
  searchText: '',
  searchColumn: undefined,
}

describe('readView', () => {
  it('starts at page 0 with 10 rows', () => {
    expect(read('')).toEqual(defaults)
  })

  it('reads a shared link', () => {
    const query = 'pageIndex=2&pageSize=30&sortBy=age:desc&searchText=ay%C5%9Fe&searchColumn=name'
    expect(read(query)).toEqual({
      pageIndex: 2,
      pageSize: 30,
      sort: { field: 'age', direction: 'desc' },
      searchText: 'ayşe',
      searchColumn: 'name',
    })
  })

  it.each([
    'pageIndex=-1',
    'pageIndex=1.5',
    'pageIndex=x',
    'pageIndex=99999999999',
    'pageSize=11',
    'pageSize=1e1',
    'sortBy=password:asc',
    'sortBy=name:up',
    'sortBy=name',
    'searchColumn=age',
  ])('falls back silently for %s', (query) => {
    expect(read(query)).toEqual(defaults)
  })

  it('reads two tables of one page separately', () => {
    const query = 'pageIndex=1&groups.pageIndex=4'
    expect(read(query).pageIndex).toBe(1)
    expect(read(query, 'groups').pageIndex).toBe(4)
  })
})

describe('writeView', () => {
  it('omits defaults and keeps other parameters', () => {
    const written = writeView(new URLSearchParams('user=7&pageIndex=3'), read(''))
    expect(written.toString()).toBe('user=7')
  })

  it('leaves out the page size of the table itself', () => {
    const large = { ...fields, pageSize: 50 as const }
    const view = readView(new URLSearchParams(), large)
    expect(view.pageSize).toBe(50)
    expect(writeView(new URLSearchParams(), view, large).toString()).toBe('')
    expect(writeView(new URLSearchParams(), { ...view, pageSize: 10 }, large).toString()).toBe('pageSize=10')
  })

  it('is the inverse of readView', () => {
    const view = fc.record({
      pageIndex: fc.integer({ min: 0, max: 1_000_000 }),
      pageSize: fc.constantFrom(10, 20, 30, 40, 50),
      sort: fc.option(
        fc.record({ field: fc.constantFrom('name', 'age'), direction: fc.constantFrom('asc', 'desc') }),
        { nil: undefined },
      ),
      searchText: fc.string({ maxLength: limits.searchText }),
      searchColumn: fc.option(fc.constant('name'), { nil: undefined }),
    })
    fc.assert(
      fc.property(view, fc.constantFrom(undefined, 'groups'), (shown, table) => {
        const url = writeView(new URLSearchParams('user=7'), shown, { table }).toString()
        expect(readView(new URLSearchParams(url), fields, table)).toEqual(shown)
      }),
    )
  })
})

it('builds the query of a table call', () => {
  expect(requestOf(read('pageIndex=1&sortBy=name:asc&searchText=%20can%20&searchColumn=name'))).toEqual({
    pageIndex: 1,
    pageSize: 10,
    sortBy: 'name:asc',
    searchText: 'can',
    searchColumn: 'name',
  })
})
