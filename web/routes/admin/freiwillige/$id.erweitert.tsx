import { createFileRoute } from '@tanstack/react-router';
import { ErweitertTab } from '../../../features/akte/erweitert/erweitert-tab.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/erweitert')({ component: ErweitertTab });
