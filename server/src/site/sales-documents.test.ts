import { createHash } from 'node:crypto'
import { packDocuments } from '@sohbet/contract/site/content/pack-documents'
import { salesDocuments } from '@sohbet/contract/site/content/sales-documents'
import { expect, test } from 'vitest'
import { firstPackVersion, firstVersion } from './sales-documents.reads.ts'

const printOf = (documents: object) =>
  createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12)

// A text was changed: give it a new version there, and enter the version and the new print here
test.each([
  {
    documents: salesDocuments,
    version: firstVersion,
    known: { version: '2026-12.3', print: '8357ada2bee3' },
  },
  {
    documents: packDocuments,
    version: firstPackVersion,
    known: { version: 'pack-2026-12', print: '1cd4d0cc7088' },
  },
])('the first sales documents of version $known.version have the text of that version', (row) => {
  expect({ version: row.version, print: printOf(row.documents) }).toEqual(row.known)
})
