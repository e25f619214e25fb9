import { IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SHELL } from '../../texte/shell.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { parameterQuery } from '../portal/portal.ts';

/** Shown to all while the tenant has the maintenance mode on. */
export function WartungBanner() {
	const { data: parameter } = useQuery(parameterQuery);
	if (!parameter?.isWartungsmodus) return null;
	return (
		<Banner kind="warning" full icon={IconTool} title={parameter.wartungHeadline || SHELL.wartung}>
			{parameter.wartungText || SHELL.wartungText}
		</Banner>
	);
}
