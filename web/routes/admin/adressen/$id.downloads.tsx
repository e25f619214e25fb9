import { createFileRoute } from '@tanstack/react-router';
import { DownloadsReiter } from '../../../features/adressen/downloads-reiter.tsx';

export const Route = createFileRoute('/admin/adressen/$id/downloads')({ component: DownloadsReiter });
