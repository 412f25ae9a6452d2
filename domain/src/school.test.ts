import { describe, expect, it } from 'vitest'
import { asSchool, defaultSchool, isComplete, newSchool, sampleSchool, senderLines } from './school.ts'

const own = {
  ...defaultSchool,
  company: 'Köprü Dil A.Ş. & Co',
  phone: '+90 (212) 555-1234',
  mersis: '1234567890123456',
  taxNumber: '9876543210',
}

describe('school details', () => {
  it('replace the sample details', () => {
    expect(asSchool(`${sampleSchool.company}, ${sampleSchool.city}`, own)).toBe(
      'Köprü Dil A.Ş. & Co, 34000 Kadıköy, İstanbul',
    )
    expect(asSchool('<b>Sohbet Örnek Eğitim A.Ş.</b>', own, (text) => text.replace('&', '&amp;'))).toBe(
      '<b>Köprü Dil A.Ş. &amp; Co</b>',
    )
  })

  it('replace the longest sample first, because a short number may be part of a longer one', () => {
    expect(asSchool('0000000000000000 and 0000000000', own)).toBe('1234567890123456 and 9876543210')
  })

  it('are dialled without spaces', () => {
    expect(asSchool('tel:+902160000000 +90 216 000 00 00', own)).toBe('tel:+902125551234 +90 (212) 555-1234')
  })

  it('leave no empty places below a mail while they are missing', () => {
    const sender = senderLines(sampleSchool).join('\n')
    const school = { ...newSchool, email: 'okul@example.com' }
    expect(asSchool(sender, school)).toBe('\nokul@example.com')
    expect(asSchool(sender, { ...school, company: 'Köprü', city: 'İzmir' })).toBe(
      'Köprü, İzmir\nokul@example.com',
    )
  })

  it('are complete when none is empty', () => {
    expect([isComplete(sampleSchool), isComplete({ ...sampleSchool, mersis: '' })]).toEqual([true, false])
  })

  it('change nothing when they equal the sample', () => {
    const text = Object.values(sampleSchool).join('|')
    expect(asSchool(text, sampleSchool)).toBe(text)
  })
})
