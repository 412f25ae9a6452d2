import { account as enAccount } from './en/account.ts'
import { auth as enAuth } from './en/auth.ts'
import { common as enCommon } from './en/common.ts'
import { contact as enContact } from './en/contact.ts'
import { checkout as enCheckout } from './en/checkout.ts'
import { enrollment as enEnrollment } from './en/enrollment.ts'
import { enrollments as enEnrollments } from './en/enrollments.ts'
import { home as enHome } from './en/home.ts'
import { levelTests as enLevelTests } from './en/level-tests.ts'
import { levelTest as enLevelTest } from './en/level-test.ts'
import { salesDocuments as enSalesDocuments } from './en/sales-documents.ts'
import { schoolSettings as enSchoolSettings } from './en/school-settings.ts'
import { security as enSecurity } from './en/security.ts'
import { shell as enShell } from './en/shell.ts'
import { ui as enUi } from './en/ui.ts'
import { users as enUsers } from './en/users.ts'
import { account as trAccount } from './tr/account.ts'
import { auth as trAuth } from './tr/auth.ts'
import { common as trCommon } from './tr/common.ts'
import { contact as trContact } from './tr/contact.ts'
import { checkout as trCheckout } from './tr/checkout.ts'
import { enrollment as trEnrollment } from './tr/enrollment.ts'
import { enrollments as trEnrollments } from './tr/enrollments.ts'
import { home as trHome } from './tr/home.ts'
import { levelTests as trLevelTests } from './tr/level-tests.ts'
import { levelTest as trLevelTest } from './tr/level-test.ts'
import { salesDocuments as trSalesDocuments } from './tr/sales-documents.ts'
import { schoolSettings as trSchoolSettings } from './tr/school-settings.ts'
import { security as trSecurity } from './tr/security.ts'
import { shell as trShell } from './tr/shell.ts'
import { ui as trUi } from './tr/ui.ts'
import { users as trUsers } from './tr/users.ts'

/** One namespace a file. */
export const en = {
  common: enCommon,
  shell: enShell,
  auth: enAuth,
  home: enHome,
  ui: enUi,
  users: enUsers,
  account: enAccount,
  security: enSecurity,
  contact: enContact,
  schoolSettings: enSchoolSettings,
  levelTest: enLevelTest,
  levelTests: enLevelTests,
  enrollments: enEnrollments,
  enrollment: enEnrollment,
  salesDocuments: enSalesDocuments,
  checkout: enCheckout,
}
export const tr = {
  common: trCommon,
  shell: trShell,
  auth: trAuth,
  home: trHome,
  ui: trUi,
  users: trUsers,
  account: trAccount,
  security: trSecurity,
  contact: trContact,
  schoolSettings: trSchoolSettings,
  levelTest: trLevelTest,
  levelTests: trLevelTests,
  enrollments: trEnrollments,
  enrollment: trEnrollment,
  salesDocuments: trSalesDocuments,
  checkout: trCheckout,
}
