import { roles } from '@sohbet/domain/account/role'
import { plans } from '@sohbet/domain/enrollment/plan'
import { languages } from '@sohbet/domain/language'
import { levels, maxScore } from '@sohbet/domain/level-test/level'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf, searchFold, turkish } from '../columns.ts'
import { partners } from '../selling/partners.ts'

export const users = pgTable(
  'users',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    username: text().notNull(),
    email: text().notNull(),
    /** Null until the e-mail is verified, or the invitation accepted. */
    passwordHash: text('password_hash'),
    role: text({ enum: roles }).notNull().default('learner'),
    isVerified: boolean('is_verified').notNull().default(false),
    language: text({ enum: languages }),
    /** Of the browser used last, such as Europe/Berlin; mails add the time there. */
    timeZone: text('time_zone'),
    /** Chosen on the public pages; preselected in the Payment step. */
    plan: text({ enum: plans }),
    /** The partner whose link was the last before the registration, and since when. */
    partnerId: uuid('partner_id').references(() => partners.id, { onDelete: 'restrict' }),
    partnerSince: moment('partner_since'),
    level: text({ enum: levels }),
    levelScore: integer('level_score'),
    verificationCodeExpires: moment('verification_code_expires'),
    failedLoginAttempts: integer('failed_login_attempts').notNull().default(0),
    lastFailedLoginAttempt: moment('last_failed_login_attempt'),
    lockoutUntil: moment('lockout_until'),
    suspendedAt: moment('suspended_at'),
    isRetakeAllowed: boolean('is_retake_allowed').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (user) => [
    uniqueIndex('users_email').on(user.email),
    // For sorting and searching the admin's table.
    index('users_username_sort').on(turkish(user.username), user.id),
    index('users_role').on(user.role, user.id),
    index('users_verified').on(user.isVerified, user.id),
    index('users_failed_attempts').on(user.failedLoginAttempts, user.id),
    index('users_username_search').using('gin', sql`${searchFold(user.username)} gin_trgm_ops`),
    index('users_email_search').using('gin', sql`${searchFold(user.email)} gin_trgm_ops`),
    index('users_partner').on(user.partnerId),
    check('users_partner_since', sql`(${user.partnerId} is null) = (${user.partnerSince} is null)`),
    check('users_verified_has_password', sql`not ${user.isVerified} or ${user.passwordHash} is not null`),
    check('users_email_lower', sql`${user.email} = lower(${user.email})`),
    check('users_role_known', oneOf(user.role, roles)),
    check('users_language_known', oneOf(user.language, languages)),
    check('users_time_zone_short', sql`char_length(${user.timeZone}) <= 64`),
    check('users_plan_known', oneOf(user.plan, plans)),
    check('users_level_known', oneOf(user.level, levels)),
    check('users_level_with_score', sql`(${user.level} is null) = (${user.levelScore} is null)`),
    check('users_level_score_range', sql`${user.levelScore} between 0 and ${sql.raw(String(maxScore))}`),
  ],
)
