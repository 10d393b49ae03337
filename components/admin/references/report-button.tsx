'use client'
import { useReport } from '@/lib/references/administration/hooks'
import { DownloadButton } from '../../ui/download-button'

export const ReportButton = () => (
  <DownloadButton file={useReport()} done="Report Downloaded">
    Download Report
  </DownloadButton>
)
