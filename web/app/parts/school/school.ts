import { phoneLink, sampleSchool } from '@sohbet/domain/school'

/**
 * Company details for the imprint, the privacy policy and the contact page. A sample: the server replaces it with
 * the school's own details.
 */
export const school = {
  company: sampleSchool.company,
  address: [sampleSchool.street, sampleSchool.city],
  country: { tr: 'Türkiye', en: 'Türkiye' },
  phone: { text: sampleSchool.phone, href: phoneLink(sampleSchool.phone) },
  email: sampleSchool.email,
  managers: [sampleSchool.managers],
  register: {
    office: sampleSchool.registerOffice,
    number: sampleSchool.registerNumber,
    mersis: sampleSchool.mersis,
    taxOffice: sampleSchool.taxOffice,
    taxNumber: sampleSchool.taxNumber,
  },
} as const
