import { createFileRoute } from '@tanstack/react-router';
import { BetreuerTab } from '../../../features/akte/betreuer/betreuer-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/betreuer')({ component: BetreuerTab });
