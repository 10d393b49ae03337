import { AppError } from '@/lib/core/errors'
import { route } from '@/lib/http/route'

const nothingHere = route({ access: 'public' }, () => {
  throw new AppError('NOT_FOUND', 'There is nothing at this address')
})

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
}
