import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { AkteProvider } from '../akte/akte-kontext.tsx';
import { DialogHost } from '../akte/dialoge/dialog-host.tsx';
import { akteQuery } from '../akte/queries.ts';
import { useCurrentPageHead } from '../portal/page-head.ts';
import type { Sitzung } from '../portal/sitzung.ts';

const SKELETT_ZEILEN = 10;

interface MeineAkteProps {
	sitzung: Sitzung;
	freiwilligerID: string;
	heute: string;
	/** Ground of cards. */
	sunken?: boolean;
	children: ReactNode;
}

/** A page of the volunteer's own file: what is below reads it, and opens the dialogs of its actions. */
export function MeineAkte({ sitzung, freiwilligerID, heute, sunken, children }: MeineAkteProps) {
	const { data, isError, refetch } = useQuery(akteQuery(freiwilligerID));
	const { title } = useCurrentPageHead();
	if (!data)
		return (
			<Page sunken={sunken}>
				{isError ? (
					<>
						<PageTitle title={title} />
						<ErrorBox onRetry={() => void refetch()} />
					</>
				) : (
					<Box pt={24}>
						<SkeletonLines lines={SKELETT_ZEILEN} />
					</Box>
				)}
			</Page>
		);
	return (
		<AkteProvider blick={{ ...data, sitzung, heute }}>
			<DialogHost>
				<Page sunken={sunken}>{children}</Page>
			</DialogHost>
		</AkteProvider>
	);
}
