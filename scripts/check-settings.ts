import { checkSettings } from '@/lib/core/server/startup'

/** Says what is wrong with the settings before anything slow is done with them. */
checkSettings()
