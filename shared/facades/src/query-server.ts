export { dehydrate } from '@tanstack/react-query';
