import type { Preferences } from '@/lib/users/preferences/types'

export type DigestEvery = Preferences['digestEvery']
