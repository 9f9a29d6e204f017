import type { users } from '../tables/users.table';

export type UserRow = typeof users.$inferSelect;
