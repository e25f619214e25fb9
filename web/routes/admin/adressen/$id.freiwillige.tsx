import { createFileRoute } from '@tanstack/react-router';
import { FreiwilligeReiter } from '../../../features/adressen/freiwillige-reiter.tsx';

export const Route = createFileRoute('/admin/adressen/$id/freiwillige')({ component: FreiwilligeReiter });
