'use client'
import { useReadMyData } from '@/lib/users/privacy/hooks'
import { DownloadButton } from '../ui/download-button'

export const DownloadData = () => (
  <DownloadButton file={useReadMyData()} done="Your Data Is Downloaded">
    Download
  </DownloadButton>
)
